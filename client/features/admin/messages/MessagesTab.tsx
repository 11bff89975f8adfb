/** To come. */
export const MessagesTab = () => null;
