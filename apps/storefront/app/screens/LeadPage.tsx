import { useEffect } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router-dom';
import { loadAfterOrderCalls } from '@luxe/client';
import { leadForms, leadKindAt } from '@luxe/contract/lead-forms';
import { LeadScreen, leadTemplates, leadTitle } from '@luxe/feature-leads';
import type { RootData } from '../data/rootData.ts';
import { PageHead } from '../head/PageHead.tsx';
import { shopName } from '../head/seo.ts';
import { NotFound } from './NotFound.tsx';

// The endpoints of the calls on this page are in separate scripts (see `afterOrderCalls`). They start to load
// here, in parallel with the page.
loadAfterOrderCalls();

/** Whether the page with the form that was sent without scripts has been left. False on the server. */
let hasLeft = false;

/** A form with which a shopper asks for a call: `/rtcb-template1`, `/cpp` and others [CON-07] [RTE-09]. */
export default function LeadPage() {
  const kind = leadKindAt(useLocation().pathname.replace(/\/$/, ''));
  const posted = useRouteLoaderData<RootData>('root')?.posted;
  // The data of the root route stays for all pages. A form that is opened again by a link begins empty.
  useEffect(
    () => () => {
      hasLeft = true;
    },
    [kind],
  );
  if (!kind) return <NotFound />;
  const sent = posted?.kind === kind && !hasLeft ? posted : undefined;
  return (
    <>
      <PageHead
        title={`${leadTitle(kind, sent)} | ${shopName}`}
        description={leadTemplates[kind].description}
        canonical={leadForms[kind].path}
      />
      <LeadScreen key={kind} kind={kind} sent={sent} />
    </>
  );
}
