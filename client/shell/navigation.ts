/** The header's links (specification 2 §2). */
export const MAIN_LINKS = [
  { to: "/", label: "Hem" },
  { to: "/tester", label: "Tester" },
  { to: "/protokoll", label: "Protokoll" },
  { to: "/kosttillskott", label: "Kosttillskott" },
  { to: "/traning", label: "Träning" },
  { to: "/guider", label: "Guider" },
  { to: "/om-oss", label: "Om oss" },
] as const;

/** The footer's groups; together they lead to every public page (specification 1 §2). */
export const FOOTER_GROUPS = [
  {
    title: "Jämför",
    links: [
      { to: "/tester", label: "Hälsotester" },
      { to: "/kosttillskott", label: "Kosttillskott" },
      { to: "/biohacking", label: "Biohacking" },
      { to: "/mr-scanning", label: "MR-scanning" },
    ],
  },
  {
    title: "Följ ett program",
    links: [
      { to: "/mental-optimering", label: "Mental optimering" },
      { to: "/traning", label: "Träning" },
      { to: "/protokoll", label: "Protokoll" },
      { to: "/guider", label: "Guider" },
    ],
  },
  {
    title: "Om sajten",
    links: [
      { to: "/om-oss", label: "Om oss" },
      { to: "/kontakt", label: "Kontakt" },
      { to: "/integritetspolicy", label: "Integritetspolicy" },
      { to: "/anvandarvillkor", label: "Användarvillkor" },
    ],
  },
] as const;
