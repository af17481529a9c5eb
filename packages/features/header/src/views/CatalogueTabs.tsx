import { useLinkComponent } from '@luxe/ui/link-provider';
import { copy } from '../copy.ts';
import { catalogueHome } from '../data/toHeaderLinks.ts';
import { Tabs } from './HeaderView.styles.ts';

export type CatalogueTabsProps = {
  catalogue: 'luxury' | 'indiluxe';
  onFollow?: () => void;
};

/** One tab for each catalogue, the current one marked (SHL-30). */
export function CatalogueTabs({ catalogue, onFollow }: CatalogueTabsProps) {
  const Link = useLinkComponent();
  const current = (name: typeof catalogue) => (name === catalogue ? 'true' : undefined);
  return (
    <Tabs aria-label={copy.catalogues}>
      <Link href={catalogueHome.luxury} aria-current={current('luxury')} onClick={onFollow}>
        {copy.luxury}
      </Link>
      <Link href={catalogueHome.indiluxe} aria-current={current('indiluxe')} onClick={onFollow} data-voice="">
        {copy.indiluxe}
      </Link>
    </Tabs>
  );
}
