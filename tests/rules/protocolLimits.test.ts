import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createProtocolSchema } from "../../schema/protocols/protocolInput.ts";
import { MAX_STORED_PROTOCOLS } from "../../schema/protocols/vocabulary.ts";
import { noProtocols, validateProtocol } from "../../schema/rules/protocols/protocolChanges.ts";
import { aProtocol } from "../support/protocols.ts";

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
