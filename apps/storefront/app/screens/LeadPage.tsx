import { useLocation } from 'react-router-dom';
import { loadAfterOrderCalls } from '@luxe/client';
import { leadForms, leadKindAt } from '@luxe/contract/lead-forms';
import { LeadScreen, leadTemplates } from '@luxe/feature-leads';
import { PageHead } from '../head/PageHead.tsx';
import { shopName } from '../head/seo.ts';
import { NotFound } from './NotFound.tsx';

// The endpoints of the calls on this page are in separate scripts (see `afterOrderCalls`). They start to load
// here, in parallel with the page.
loadAfterOrderCalls();

/** A form with which a shopper asks for a call: `/rtcb-template1`, `/cpp` and others [CON-07] [RTE-09]. */
export default function LeadPage() {
  const kind = leadKindAt(useLocation().pathname.replace(/\/$/, ''));
  if (!kind) return <NotFound />;
  const { title, description } = leadTemplates[kind];
  return (
    <>
      <PageHead title={`${title} | ${shopName}`} description={description} canonical={leadForms[kind].path} />
      <LeadScreen key={kind} kind={kind} />
    </>
  );
}
