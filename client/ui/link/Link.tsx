import type { ComponentProps } from "react";
import { type To, useHref, useLinkClickHandler, useMatch } from "react-router-dom";
import { useIsOff } from "./areasOff.ts";

/** Props of a link within the site: those of an anchor, with `to` for its address. */
interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A page of the site, never another site's address. */
  to: To;
  /** True to give the present page's place in the history to the next. */
  replace?: boolean;
  /** State for the next page. */
  state?: unknown;
  /** True to stay where the page is scrolled to. */
  preventScrollReset?: boolean;
  /** True to load the page anew. */
  reloadDocument?: boolean;
}

/**
 * A link within the site. React Router's own does the same, and brings along what preloads the pages of its framework,
 * which every visitor would load for nothing. Nothing, where it would lead to a part that the site does without.
 */
export function Link(props: LinkProps) {
  const { to } = props;
  const isOff = useIsOff();
  return isOff(typeof to === "string" ? to : (to.pathname ?? "")) ? null : <Anchor {...props} />;
}

function Anchor({ to, replace, state, preventScrollReset, reloadDocument, onClick, ...anchor }: LinkProps) {
  const { target } = anchor;
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(target && { target }),
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
  });
  return (
    <a
      {...anchor}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !reloadDocument) follow(event);
      }}
    />
  );
}

/** A link of a menu, marked where it leads to the page that is shown, or to one that page lies below. */
export function NavLink({ to, ...link }: LinkProps & { to: string }) {
  const isHere = useMatch({ path: to, end: to === "/" });
  return <Link {...link} to={to} aria-current={isHere ? "page" : undefined} />;
}
