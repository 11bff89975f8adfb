/**
 * Windows so short that what stays in its place would leave no room for what is read: a page enlarged to 400 per cent,
 * a phone on its side.
 */
export const SHORT = "@media (max-height: 480px)";
