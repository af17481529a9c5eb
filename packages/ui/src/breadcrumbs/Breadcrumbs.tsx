import { Link } from '../link/Link.tsx';
import { Item, List } from './Breadcrumbs.styles.ts';

export type Breadcrumb = { label: string; href?: string };

export type BreadcrumbsProps = {
  /** From the front page to this one; the last is the page itself and is no link. */
  items: readonly Breadcrumb[];
  /** Default "Breadcrumb". */
  label?: string;
  className?: string;
};

/** Where this page is. Source: WAI-ARIA practices, Breadcrumb. */
export function Breadcrumbs({ items, label = 'Breadcrumb', className }: BreadcrumbsProps) {
  const last = items.length - 1;
  return (
    <nav aria-label={label} className={className}>
      <List>
        {items.map(({ label, href }, index) => (
          <Item key={`${href ?? ''}${label}`} aria-current={index === last ? 'page' : undefined}>
            {href !== undefined && index < last ? (
              <Link href={href} tone="bare">
                {label}
              </Link>
            ) : (
              label
            )}
          </Item>
        ))}
      </List>
    </nav>
  );
}
