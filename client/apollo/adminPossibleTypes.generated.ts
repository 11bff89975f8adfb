// Emitted by the server (npm run generate); do not edit.

/** For each interface of the graph: the types behind it. */
export const adminPossibleTypes: Record<string, string[]> = {
  "SiteSettingsPayload": [
    "SetSiteOpenPayload",
    "UpdateSiteAnalyticsPayload",
    "UpdateSiteAreasPayload",
    "UpdateSiteCataloguePayload",
    "UpdateSiteConsentsPayload",
    "UpdateSiteLookPayload",
    "UpdateSiteMenuPayload",
    "UpdateSiteSettingsPayload",
    "UpdateStartPagePayload"
  ]
};
