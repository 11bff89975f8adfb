import type { ReactNode } from "react";
import { Navigate, useLocation, useParams } from "react-router-dom";
import { idFromSlug } from "../../../schema/rules/words/idSlug.ts";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";

/** A page about the one whose number ends the address. */
export function IdSlugPage({ children }: { children: (id: number) => ReactNode }) {
  const { slug = "" } = useParams();
  const id = idFromSlug(slug);
  return id === undefined ? <NotFoundPage /> : children(id);
}

/**
 * What such a page shows of what it asked for: a skeleton, that it could not be read, that there is none, or its
 * content, at the address that is its own.
 */
export function AsyncContent<Found extends { path: string }>(props: {
  /** Undefined while it is not known, null where there is none. */
  found: Found | null | undefined;
  hasFailed: boolean;
  failure: string;
  onRetry: () => Promise<unknown>;
  missing: ReactNode;
  children: (found: Found) => ReactNode;
}) {
  const { found } = props;
  const { pathname } = useLocation();
  if (found === undefined) {
    return (
      <PageContainer width="article" top="heading">
        {props.hasFailed ? (
          <LoadFailure message={props.failure} onRetry={() => void props.onRetry().catch(() => undefined)} />
        ) : (
          <Skeleton width="60%" height={48} />
        )}
      </PageContainer>
    );
  }
  if (found === null) return props.missing;
  if (found.path !== pathname.replace(/(?<=.)\/$/, "")) return <Navigate to={found.path} replace />;
  return props.children(found);
}
