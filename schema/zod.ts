import { z } from "zod";

// Compiled schemas need `eval`, which our content security policy forbids; even trying is reported.
z.config({ jitless: true });

export { z };
