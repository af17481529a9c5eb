import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { NavColumn } from '@luxe/ui/nav-panel';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { Catalogue } from '../data/toHeaderLinks.ts';
import type { MenuModel } from '../data/toMenu.ts';
import { menuCopy } from '../data/menuCopy.ts';
import { Layout } from './MegaMenuView.styles.ts';
import { MenuSpotlightView } from './MenuSpotlightView.tsx';
import { MenuFailed, MenuLoading } from './MenuStates.tsx';

/** Maximum number of links in one column. A longer list spans several columns. */
const maxColumnLinks = 12;

/** Spotlights at the right, of which only the first has its picture. */
const maxSpotlights = 3;

export type MegaMenuViewProps = {
  catalogue: Catalogue;
  /** Label and URL of the section. They are known before the menu has loaded. */
  link: { label: string; href: string };
  /** Undefined while loading. */
  menu: MenuModel | undefined;
  /** Loads the menu again after a failure. If undefined, the menu has not failed. */
  onRetry?: (() => void) | undefined;
};

/** The menu of a section on a desktop: counts and links, columns of links, and pictures. */
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
          <Link href={link.href}>{menu?.allLabel || menuCopy.viewAll(link.label)}</Link>
          {menu && menu.shortcuts.length > 0 && (
            <NavColumn title={menuCopy.shortcuts} links={menu.shortcuts} />
          )}
        </Stack>
      </div>
      {menu?.columns.map((column, at) => (
        <NavColumn
          key={at}
          className={column.links.length > maxColumnLinks ? 'names' : 'column'}
          {...column}
        />
      ))}
      {menu && menu.spotlights.length > 0 && (
        <div className="light">
          <Stack gap={20}>
            {menu.spotlights.slice(0, maxSpotlights).map((spotlight, at) => (
              <MenuSpotlightView
                key={spotlight.href}
                spotlight={at === 0 ? spotlight : { ...spotlight, picture: undefined }}
              />
            ))}
          </Stack>
        </div>
      )}
      {!menu && (onRetry ? <MenuFailed onRetry={onRetry} /> : <MenuLoading columns={3} />)}
    </Layout>
  );
}
