import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Card } from "../../ui/Card.tsx";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { addressOfContentTab } from "./contentTabs.ts";
import { useNeedsAttentionQuery } from "./NeedsAttention.generated.ts";

/**
 * What waits for an admin every day: products that nobody sees yet, links that lead nowhere, prices that may not hold, and
 * offers of which a feed does not know whether they are of the product.
 */
export function NeedsAttention() {
  const { data } = useNeedsAttentionQuery({ fetchPolicy: "cache-and-network" });
  const { toReview, brokenLinks, oldPrices, waitingOffers, mrProviders } = data ?? {};
  if (!toReview || !brokenLinks || !oldPrices || !waitingOffers) return null;
  const clinics = (mrProviders ?? []).filter(({ isLinkBroken }) => isLinkBroken);
  return (
    <Box component="section" aria-labelledby="att-se-over" sx={{ mb: 8 }}>
      <Typography id="att-se-over" variant="h2">
        Att se över
      </Typography>
      <Box sx={{ display: "grid", gridTemplateColumns: { md: "1fr 1fr" }, gap: 4, mt: 4 }}>
        <List
          title="Produkter som väntar på granskning"
          all="granskas"
          total={toReview.totalCount}
          links={toReview.nodes.map(asLink)}
        />
        <List
          title="Länkar som inte svarar"
          none="Alla säljares länkar svarar, vad sajten vet."
          all="lankar"
          total={brokenLinks.totalCount + clinics.length}
          links={[
            ...clinics.map(({ id, name }) => ({ id, name, to: addressOfContentTab("mr", id) })),
            ...brokenLinks.nodes.map(asLink),
          ]}
        />
        <List
          title="Sidor med gamla priser"
          none="Inga priser är gamla."
          all="gamlapriser"
          total={oldPrices.totalCount}
          links={oldPrices.nodes.map(asLink)}
        />
        <List
          title="Erbjudanden som väntar"
          all="erbjudanden"
          total={waitingOffers.totalCount}
          links={waitingOffers.nodes.map(asLink)}
        />
      </Box>
    </Box>
  );
}

const asLink = ({ id, name, providerName }: { id: string; name: string; providerName: string }) => ({
  id,
  name: `${name}, ${providerName}`,
  to: addressOfContentTab("produkter", id),
});

function List(props: {
  title: string;
  /** What is said where there is nothing; without it nothing shows then. */
  none?: string;
  /** The choice of the list of products that has all of them. */
  all: string;
  total: number;
  links: readonly { id: string; name: string; to: string }[];
}) {
  const { title, none, all, total, links } = props;
  if (total === 0 && none === undefined) return null;
  return (
    <Card>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {title}
        {total > 0 && ` (${total})`}
      </Typography>
      {total === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {none}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 2, p: 0, overflowWrap: "anywhere" }}>
          {links.map(({ id, name, to }) => (
            <Box key={id} component="li" sx={{ py: 1 }}>
              <TextLink to={to}>{name}</TextLink>
            </Box>
          ))}
        </Box>
      )}
      {total > links.length && (
        <Typography sx={{ mt: 3 }}>
          <TextLink to={`/admin/innehall?urval=${all}`}>{`Visa alla ${total}`}</TextLink>
        </Typography>
      )}
    </Card>
  );
}
