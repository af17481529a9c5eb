import type { DeskSession } from '@luxe/contract/desk';
import { useLocation } from 'react-router-dom';
import { isCurrent, navGroups } from './links.ts';
import { Groups, NavLink } from './DeskNav.styles.ts';

export interface DeskNavProps {
  readonly session: DeskSession;
  /** Called when a link is pressed, to close the menu around the links. */
  readonly onFollow?: () => void;
}

/** Links to the screens that the roles of the person open. */
export function DeskNav({ session, onFollow }: DeskNavProps) {
  const { pathname } = useLocation();
  if (session.mustChangePassword) return null;
  return (
    <Groups aria-label="Desk">
      <ul role="list">
        <li>
          <NavLink href="/desk" aria-current={pathname === '/desk' ? 'page' : undefined} onClick={onFollow}>
            Start
          </NavLink>
        </li>
      </ul>
      {navGroups(session.roles).map((items) => (
        <ul role="list" key={items[0]?.href}>
          {items.map((item) => (
            <li key={item.href}>
              <NavLink
                href={item.href}
                aria-current={isCurrent(item, pathname) ? 'page' : undefined}
                onClick={onFollow}
              >
                {item.text}
              </NavLink>
            </li>
          ))}
        </ul>
      ))}
    </Groups>
  );
}
