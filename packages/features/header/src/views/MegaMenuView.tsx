import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { NavColumn } from '@luxe/ui/nav-panel';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { Catalogue } from '../data/toHeaderLinks.ts';
import type { MenuModel } from '../data/toMenu.ts';
import { menuCopy } from '../menuCopy.ts';
import { Layout } from './MegaMenuView.styles.ts';
import { MenuLightView } from './MenuLightView.tsx';
import { MenuFailed, MenuWait } from './MenuStates.tsx';

/** A column with more names than this takes the room of several. */
const manyNames = 12;

export type MegaMenuViewProps = {
  catalogue: Catalogue;
  /** The section it lies under: what is known before the menu is. */
  link: { label: string; href: string };
  /** Undefined while it is on its way. */
  menu: MenuModel | undefined;
  /** It did not come: asks again. */
  onRetry?: (() => void) | undefined;
};

/** What lies under a section on a desktop: how much there is, categories, houses and edits, one piece in the light. */
export function MegaMenuView({ catalogue, link, menu, onRetry }: MegaMenuViewProps) {
  return (
    <Layout>
      <div className="intro">
        <Stack gap={24} align="start">
          <Stack gap={8}>
            <Heading level={2} size="title-l">
              {link.label}
            </Heading>
            {menu?.found && (
              <Text size="sm" tone="secondary">
                {menuCopy.found(catalogue, menu.found)}
              </Text>
            )}
          </Stack>
          <Link href={link.href}>{menu?.all || menuCopy.viewAll(link.label)}</Link>
        </Stack>
      </div>
      {menu?.columns.map((column, at) => (
        <NavColumn key={at} className={column.links.length > manyNames ? 'names' : 'column'} {...column} />
      ))}
      {menu?.lights.slice(0, 1).map((light) => (
        <MenuLightView key={light.href} className="light" light={light} />
      ))}
      {!menu && (onRetry ? <MenuFailed onRetry={onRetry} /> : <MenuWait columns={3} />)}
    </Layout>
  );
}
