import { type ApolloCache, InMemoryCache, type TypePolicies } from "@apollo/client";
import { adminPossibleTypes } from "./adminPossibleTypes.generated.ts";
import { joinedPages, knownBy } from "./cache.ts";

/** Type policies of what only the administration asks for, which no visitor needs to load. */
export const adminTypePolicies: TypePolicies = {
  Query: {
    fields: {
      accounts: joinedPages(),
      auditLog: joinedPages(),
      contactMessages: joinedPages(),
      affiliateClicksByOffer: joinedPages(),
      images: joinedPages(),
      editableArticles: joinedPages(),
      suppliers: joinedPages(),
      editableProviders: joinedPages(),
      editableProducts: joinedPages(),
    },
  },
  EditableSite: { keyFields: [] },
  SetupStepState: { keyFields: ["step"] },
  RoleHolder: { keyFields: ["key"] },
  ListedAccount: { keyFields: ["key"] },
  SiteCheck: { keyFields: ["key"] },
  ProviderLogo: { keyFields: ["providerName"] },
  AuditLogEntry: { keyFields: ["key"] },
  ContactMessage: { keyFields: ["key"] },
  EditablePage: knownBy("slug", "EditablePage"),
};

const extended = new WeakSet<ApolloCache>();

/** Teaches a cache what the administration asks for; before its first query, and once. */
export function addAdminPolicies(cache: ApolloCache): void {
  if (extended.has(cache) || !(cache instanceof InMemoryCache)) return;
  extended.add(cache);
  cache.policies.addTypePolicies(adminTypePolicies);
  cache.policies.addPossibleTypes(adminPossibleTypes);
}
