export async function measureClient() { return []; }
