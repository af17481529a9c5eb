import { Link } from '../../actions/link/Link.tsx';
import { Item, List } from './Breadcrumbs.styles.ts';

export type Breadcrumb = { label: string; href?: string };

export type BreadcrumbsProps = {
  /** From the home page to the current page. The last item is the current page and is not a link. */
  items: readonly Breadcrumb[];
  /** Accessible name of the navigation. Default "Breadcrumb". */
  label?: string;
  className?: string;
};

/** The path from the home page to the current page. Source: WAI-ARIA practices, Breadcrumb. */
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
