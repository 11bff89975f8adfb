/** A part of an address's path, decoded as the route table gives it; the first is 1. */
export function pathPart(url: URL, place: number): string {
  const part = url.pathname.split("/")[place] ?? "";
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
