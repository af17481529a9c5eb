import { NavLinks } from '@luxe/ui/nav-links';
import { copy } from '../data/copy.ts';
import { catalogueHome } from '../data/toHeaderLinks.ts';

export type CatalogueTabsProps = {
  catalogue: 'luxury' | 'indiluxe';
  onFollow?: () => void;
};

/** A tab for each catalogue; the current one is marked [SHL-30]. */
export function CatalogueTabs({ catalogue, onFollow }: CatalogueTabsProps) {
  return (
    <NavLinks
      label={copy.catalogues}
      size="s"
      onFollow={onFollow}
      items={[
        { label: copy.luxury, href: catalogueHome.luxury, current: catalogue === 'luxury' },
        {
          label: copy.indiluxe,
          href: catalogueHome.indiluxe,
          current: catalogue === 'indiluxe',
          voice: 'editor',
        },
      ]}
    />
  );
}
