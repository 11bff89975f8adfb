import { TextLink } from "../ui/link/TextLink.tsx";
import { Notice } from "../ui/Notice.tsx";
import { PageContainer } from "../ui/PageContainer.tsx";

/**
 * Stands above what visitors do not see, on its own address.
 * @param props.state why they do not, e.g. 'Utkast'
 * @param props.editor address where it is edited
 */
export const AdminsOnly = (props: { state: string; editor: string; label: string }) => (
  <PageContainer width="article" sx={{ pt: 6 }}>
    <Notice tone="attention">
      {`${props.state} – bara administratörer ser den här sidan`}
      <TextLink to={props.editor} sx={{ py: 1.5, my: -1.5 }}>
        {props.label}
      </TextLink>
    </Notice>
  </PageContainer>
);
