import Bowser from "bowser";
import ipaddr from "ipaddr.js";

/**
 * The address that tries are counted by: one IPv4 address, or the 64 bits of an IPv6 address that
 * name a network, since one subscriber has all of its addresses.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  return `${(address as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}

/** A browser and its system in words, e.g. 'Firefox på Windows'. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return "Okänd enhet";
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(" på ").slice(0, 80) || "Okänd enhet";
}
