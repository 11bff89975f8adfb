import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createProtocolSchema } from "../../schema/protocols/protocolInput.ts";
import { MAX_ALL_STEPS, MAX_PROTOCOLS, MAX_STORED_PROTOCOLS } from "../../schema/protocols/vocabulary.ts";
import { noProtocols, tooMuchToMerge, validateProtocol } from "../../schema/rules/protocols/protocolChanges.ts";
import { aProtocol, aStep } from "../support/protocols.ts";

it("protocols that were deleted count among those that are stored", () => {
  const steps = [{ key: randomUUID(), title: "Vatten", frequency: "daily" }];
  const input = createProtocolSchema.parse({ key: randomUUID(), name: "Morgon", steps });
  const deleted = (count: number) => ({
    ...noProtocols(),
    protocols: Array.from({ length: count }, () =>
      aProtocol({ id: randomUUID(), deletedAt: "2026-03-20T06:30:00.000Z" }),
    ),
  });
  expect(validateProtocol(deleted(MAX_STORED_PROTOCOLS - 1), input)).toBeUndefined();
  expect(validateProtocol(deleted(MAX_STORED_PROTOCOLS), input)).toMatchObject({ code: "TOO_MUCH", field: null });
  // What is stored already may be sent again.
  const [known] = deleted(MAX_STORED_PROTOCOLS).protocols;
  const state = { ...deleted(0), protocols: [...deleted(MAX_STORED_PROTOCOLS).protocols, ...(known ? [known] : [])] };
  expect(validateProtocol(state, { ...input, key: known?.id ?? "" })).toBeUndefined();
});

it("what was deleted and removed counts when an account takes over what a browser held, too", () => {
  const deletedAt = "2026-03-20T06:30:00.000Z";
  const protocols = (count: number, changes: { deletedAt?: string } = {}) =>
    Array.from({ length: count }, () => aProtocol({ id: randomUUID(), ...changes }));
  const items = (count: number) =>
    Array.from({ length: count }, () => aStep({ id: randomUUID(), removedAt: deletedAt }));
  const one = { ...noProtocols(), protocols: protocols(1), items: items(1) };
  const merged = (changes: Partial<ReturnType<typeof noProtocols>>) =>
    tooMuchToMerge({ ...noProtocols(), ...changes }, one);
  expect(merged({ protocols: protocols(MAX_PROTOCOLS - 1) })).toBeUndefined();
  expect(merged({ protocols: protocols(MAX_PROTOCOLS) })).toContain(String(MAX_PROTOCOLS));
  expect(merged({ protocols: protocols(MAX_STORED_PROTOCOLS - 1, { deletedAt }) })).toBeUndefined();
  expect(merged({ protocols: protocols(MAX_STORED_PROTOCOLS, { deletedAt }) })).toContain(String(MAX_STORED_PROTOCOLS));
  expect(merged({ items: items(MAX_ALL_STEPS - 1) })).toBeUndefined();
  expect(merged({ items: items(MAX_ALL_STEPS) })).toContain("steg");
  // What is there already may be sent again.
  expect(merged({ protocols: [...protocols(MAX_PROTOCOLS - 1), ...one.protocols] })).toBeUndefined();
});
