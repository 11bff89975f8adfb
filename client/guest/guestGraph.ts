import type { ApolloClient } from "@apollo/client";
import {
  buildASTSchema,
  type DocumentNode,
  execute,
  type GraphQLFieldMap,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import type { PersonalArea } from "../../schema/personal.ts";
import { countActivity, GUEST_AREAS, prepareCounting } from "./guestAreas.ts";
import type { GuestContext } from "./guestContext.ts";
import { enumValues, personalTypes } from "./personalSchema.generated.ts";

/** The personal part of the graph's schema, with the values of enums that resolvers see on the server, too. */
function buildPersonalSchema(): GraphQLSchema {
  const schema = buildASTSchema(personalTypes, { assumeValid: true });
  for (const [name, values] of Object.entries(enumValues)) {
    const type = schema.getType(name);
    if (!isEnumType(type)) continue;
    for (const value of type.getValues()) value.value = values[value.name];
  }
  return schema;
}

const schema = buildPersonalSchema();
const loading = new Map<PersonalArea, Promise<void>>();

/** Gives the fields of an area their resolvers, once. */
function load(area: PersonalArea): Promise<void> {
  const known = loading.get(area);
  if (known) return known;
  const loaded = GUEST_AREAS[area].load().then((resolvers) => {
    const roots = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
    setResolvers(roots, resolvers.root);
    for (const [name, ofType] of Object.entries(resolvers.fields ?? {})) {
      const type = schema.getType(name);
      setResolvers(isObjectType(type) ? type.getFields() : {}, ofType);
    }
  });
  loading.set(area, loaded);
  // What could not be loaded is tried again the next time.
  loaded.catch(() => loading.delete(area));
  return loaded;
}

function setResolvers(fields: GraphQLFieldMap<unknown, unknown>, resolvers: object): void {
  for (const [name, resolve] of Object.entries(resolvers)) {
    const field = fields[name];
    if (!field) throw new Error(`the personal schema has no field '${name}'`);
    field.resolve = resolve as typeof field.resolve;
  }
}

/**
 * A value that the rules know as the graph takes it: enums by the graph's names, and nothing that the type does not have.
 * @param type name of an input type of a personal field
 */
export const graphInput = <Input>(type: string, value: unknown): Input => {
  const inputType = schema.getType(type);
  if (!isInputType(inputType)) throw new Error(`the personal schema has no input '${type}'`);
  return asInput(inputType, value) as Input;
};

function asInput(type: GraphQLInputType, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (isNonNullType(type)) return asInput(type.ofType, value);
  if (isListType(type)) return (value as unknown[]).map((item) => asInput(type.ofType, item));
  if (isEnumType(type)) return type.serialize(value);
  if (!isInputObjectType(type)) return value;
  const fields = Object.values(type.getFields()).map(({ name, type: fieldType }) => [
    name,
    asInput(fieldType, (value as Record<string, unknown>)[name]),
  ]);
  return Object.fromEntries(fields);
}

/**
 * Answers any selection of an area's personal fields from what the browser stores.
 * @param apollo for what resolvers need that is public
 */
export async function askGuestGraph(
  apollo: ApolloClient,
  area: PersonalArea,
  document: DocumentNode,
  variableValues: object,
) {
  await load(area);
  const contextValue: GuestContext = {
    apollo,
    prepareCounting: () => void prepareCounting(apollo).catch(() => undefined),
    countActivity: (activity) => countActivity(contextValue, activity),
  };
  return execute({ schema, document, variableValues: { ...variableValues }, contextValue });
}
