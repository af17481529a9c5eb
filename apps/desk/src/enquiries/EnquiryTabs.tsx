import { TabLinks } from '@luxe/ui/tab-links';

const tabs = [
  { href: '/desk/enquiries', label: 'Companies' },
  { href: '/desk/enquiries/calls', label: 'Calls' },
] as const;

/** The two lists of enquiries. `current`: path of the list that is shown. */
export const EnquiryTabs = ({ current }: { current: (typeof tabs)[number]['href'] }) => (
  <TabLinks
    label="Enquiries"
    items={tabs.map(({ href, label }) => ({ href, label, current: href === current }))}
  />
);
