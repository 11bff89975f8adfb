import { randomUUID } from "node:crypto";
import { type EntityManager, IsNull } from "typeorm";
import { Protocol } from "../features/protocols/Protocol.ts";
import { ProtocolItem } from "../features/protocols/ProtocolItem.ts";
import { protocolTemplates } from "./protocolTemplates.ts";

/** Writes the protocols that anybody can start, where there are none. */
export async function seedProtocols(manager: EntityManager): Promise<void> {
  if ((await manager.countBy(Protocol, { userId: IsNull() })) > 0) return;
  const now = Date.now();
  for (const [place, { key: id, steps, ...template }] of protocolTemplates.entries()) {
    const at = new Date(now + place).toISOString();
    const times = { createdAt: at, updatedAt: at };
    const shown = { isPublic: true, isFeatured: true, position: place + 1 };
    await manager.insert(Protocol, { ...template, ...times, ...shown, id, userId: null });
    await manager.insert(
      ProtocolItem,
      steps.map(({ category, ...step }, sortOrder) => ({
        ...step,
        ...times,
        id: randomUUID(),
        protocolId: id,
        categoryId: category,
        sortOrder,
      })),
    );
  }
}
