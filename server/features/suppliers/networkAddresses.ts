import { type LookupAddress, lookup as lookUp } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Said of an address that leads into a network of one's own. */
export const PRIVATE_ADDRESS =
  "Adressen leder till ett privat nätverk eller till servern själv och hämtas därför inte.";

/** A name leads into a network of one's own, or would have to. */
export class PrivateAddress extends Error {
  override name = "PrivateAddress";
  code = "PRIVATE_ADDRESS";
}

/** What the Internet has given out of the addresses of version 6; the others mean something within a network only. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an address belongs to the Internet, and to nobody's own network, machine or test. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || (parsed as ipaddr.IPv6).match(GIVEN_OUT);
}

/** Names that never lead anywhere but to one's own network (RFC 6761, 6762, 8375 and common use). */
const OWN_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|localdomain|test|invalid|onion)$/;

/**
 * Whether an address names a private network, as far as that can be told without looking its name up. `URL` has brought
 * all spellings of an address of version 4 into one by then.
 */
export function isPrivateUrl({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.+$/, "");
  if (ipaddr.isValid(host)) return !isPublicAddress(host);
  // Names of the Internet have a dot, which those of machines nearby do not need.
  return !host.includes(".") || OWN_NAMES.test(host);
}

/**
 * Looks a name up for a connection, which is then made to one of these addresses and no other: a name that leads to
 * another one a moment later wins nothing.
 * @throws PrivateAddress (to the callback) when one of them is private
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    const addresses: LookupAddress[] = found ?? [];
    const [first] = addresses;
    const failure =
      error ?? (addresses.every(({ address }) => isPublicAddress(address)) ? null : new PrivateAddress(hostname));
    if (failure || !first) return callback(failure ?? new PrivateAddress(hostname), "", 0);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
