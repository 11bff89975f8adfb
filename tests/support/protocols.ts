import type { Protocol, ProtocolItem } from "../../schema/protocols/protocolState.ts";

const AT = "2026-03-20T06:30:00.000Z";

/** A protocol, with what a test wants to say of it. */
export const aProtocol = (more: Partial<Protocol> = {}): Protocol => ({
  id: "0b0c7f1c-6f0e-4d0f-8f38-6a2f6c1f0a01",
  name: "Lugn morgon",
  description: "Protokoll för Energi",
  goal: "energi",
  protocolType: "custom",
  expertName: null,
  isPublic: false,
  isFeatured: false,
  hasOwnOrder: false,
  difficultyLevel: "beginner",
  estimatedDurationWeeks: 4,
  createdAt: AT,
  updatedAt: AT,
  deletedAt: null,
  ...more,
});

/** A step of {@link aProtocol}, with what a test wants to say of it. */
export const aStep = (more: Partial<ProtocolItem> = {}): ProtocolItem => ({
  id: "0b0c7f1c-6f0e-4d0f-8f38-6a2f6c1f0a02",
  protocolId: aProtocol().id,
  categoryId: "nutrition",
  title: "Magnesium",
  description: null,
  frequency: "daily",
  timeOfDay: "evening",
  dosageAmount: null,
  notes: null,
  sortOrder: 0,
  isRequired: true,
  remindAt: null,
  createdAt: AT,
  updatedAt: AT,
  removedAt: null,
  earlier: [],
  ...more,
});
