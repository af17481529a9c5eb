import { Bar } from './LinkTabs.styles.ts';

export type LinkTabsProps = {
  /** Names the navigation. */
  label: string;
  items: readonly {
    label: string;
    /** Each once. */
    href: string;
    /** What is shown now. */
    current: boolean;
  }[];
};

/** Parts of what is below, as links in a row over a hairline; the one shown is underlined. A phone pushes the row sideways. */
export function LinkTabs({ label, items }: LinkTabsProps) {
  return (
    <Bar aria-label={label}>
      <ul role="list">
        {items.map(({ label: name, href, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'page' : undefined}>
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
