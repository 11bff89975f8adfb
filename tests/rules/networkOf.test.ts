import { describe, expect, it } from "vitest";
import { deviceName, networkOf } from "../../server/platform/auth/client.ts";

describe("what tries are counted by", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::ffff:c000:207", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["", ""],
    ["unknown", "unknown"],
  ])("%j is %j", (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe("a device in words", () => {
  it.each([
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox på Windows"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
      "Safari på iOS",
    ],
    [undefined, "Okänd enhet"],
    ["", "Okänd enhet"],
    ["<script>alert(1)</script>", "Okänd enhet"],
  ])("%j is %j", (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it.each(["x".repeat(100_000), `${"(".repeat(5_000)}`, `Firefox/${"9".repeat(10_000)}`])(
    "is short, whatever a visitor says",
    (userAgent) => {
      expect(deviceName(userAgent).length).toBeLessThanOrEqual(80);
    },
  );
});
