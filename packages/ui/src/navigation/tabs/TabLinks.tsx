import styled from 'styled-components';
import { Count, list, tab } from './Tabs.styles.ts';

export type TabLinksProps = {
  /** Accessible name of the navigation: "Your account". */
  label: string;
  items: readonly {
    label: string;
    href: string;
    /** Whether this is the current page. */
    current?: boolean;
    /** Shown after the label, less prominent. */
    count?: number;
  }[];
  className?: string;
};

/** Links to related pages that look like tabs. Works without script and with the back button. */
export function TabLinks({ label, items, className }: TabLinksProps) {
  return (
    <nav aria-label={label} className={className}>
      <Items role="list">
        {items.map((item) => (
          <li key={item.href}>
            <TabLink href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
              {item.count !== undefined && <Count>{item.count}</Count>}
            </TabLink>
          </li>
        ))}
      </Items>
    </nav>
  );
}

const Items = styled.ul`
  ${list}
`;

const TabLink = styled.a`
  ${tab}
`;
