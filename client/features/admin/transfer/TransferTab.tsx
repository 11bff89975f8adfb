/** To come. */
export const TransferTab = () => null;
