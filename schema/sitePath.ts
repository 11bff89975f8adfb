/** Whether an address begins as a path of this site does: with one slash, since '//' and '/\' lead to another site. */
export const isSitePath = (address: string): boolean => /^\/(?![/\\])/.test(address);
