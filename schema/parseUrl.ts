/**
 * A web address, read; undefined for what is none. `URL.canParse` is never asked (`noCanParse.grit`): after some
 * thousand calls Node 20 and 22 answer false for every address with å, ä or ö (AikidoSec/firewall-node#1086).
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
