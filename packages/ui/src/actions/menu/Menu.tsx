import * as Radix from '@radix-ui/react-dropdown-menu';
import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from '../../typography/icon/Icon.tsx';
import { offsets, type Placement } from '../../layers/layer/placement.ts';
import { usePortalContainer } from '../../layers/layer/portalContainer.ts';
import { openProps, type OpenStateProps } from '../../layers/layer/useOpenState.ts';
import {
  CheckItem,
  Detail,
  Divider,
  GroupLabel,
  Item,
  List,
  Mark,
  RadioItem,
  SubList,
  SubTrigger,
  Label,
} from './Menu.styles.ts';

export type MenuProps = OpenStateProps &
  Placement & {
    /**
     * The button that opens the menu and names it: one element that accepts a ref. On close, focus returns to
     * this button.
     */
    trigger: ReactNode;
    /** MenuItem, MenuCheckboxItem, MenuRadioGroup, MenuGroup, MenuSub and MenuDivider elements. */
    children: ReactNode;
  };

/**
 * Actions on one object behind one button, such as Track, Invoice and Help for an order. Arrows move between
 * items, and a letter moves to an item that begins with it. Home and End move to the ends, Escape closes the
 * menu.
 *
 * For links to pages use navigation, for one value of a form use Select. Source: WAI-ARIA practices, Menu
 * Button.
 */
export function Menu({ trigger, side = 'bottom', align = 'start', children, ...state }: MenuProps) {
  return (
    <Radix.Root modal={false} {...openProps(state)}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal {...usePortalContainer()}>
        <List side={side} align={align} loop {...offsets}>
          {children}
        </List>
      </Radix.Portal>
    </Radix.Root>
  );
}

type RowProps = {
  icon?: IconName;
  /** At the end of the row: a short fact, or why the item is disabled. */
  detail?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
};

export type MenuItemProps = RowProps &
  ({ onSelect: () => void; href?: never } | { href: string; onSelect?: () => void });

/** An action, or a link if `href` is set. Selecting it closes the menu. */
export function MenuItem({ icon, detail, disabled = false, href, onSelect, children }: MenuItemProps) {
  const row = <RowContent icon={icon} detail={detail} label={children} />;
  const wiring = { disabled, ...(onSelect && { onSelect }) };
  if (href === undefined) return <Item {...wiring}>{row}</Item>;
  return (
    <Item asChild {...wiring}>
      <a href={href}>{row}</a>
    </Item>
  );
}

export type MenuCheckboxItemProps = RowProps & {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

/** An item that is on or off. The menu stays open after a change. */
export function MenuCheckboxItem({ icon, detail, children, ...rest }: MenuCheckboxItemProps) {
  return (
    <CheckItem {...rest} onSelect={preventClose}>
      <ChoiceMark />
      <RowContent icon={icon} detail={detail} label={children} />
    </CheckItem>
  );
}

export type MenuRadioGroupProps = {
  /** Visible label and accessible name of the group. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** MenuRadioItem elements. */
  children: ReactNode;
};

/** A group with one selected item. Selecting an item closes the menu. */
export function MenuRadioGroup({ label, children, ...rest }: MenuRadioGroupProps) {
  const id = useId();
  return (
    <Radix.RadioGroup aria-labelledby={id} {...rest}>
      <GroupLabel id={id}>{label}</GroupLabel>
      {children}
    </Radix.RadioGroup>
  );
}

export type MenuRadioItemProps = RowProps & { value: string };

export function MenuRadioItem({ icon, detail, children, ...rest }: MenuRadioItemProps) {
  return (
    <RadioItem {...rest}>
      <ChoiceMark />
      <RowContent icon={icon} detail={detail} label={children} />
    </RadioItem>
  );
}

/** Items with a common label. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <Radix.Group aria-labelledby={id}>
      <GroupLabel id={id}>{label}</GroupLabel>
      {children}
    </Radix.Group>
  );
}

/** A submenu: Arrow Right opens it, Arrow Left closes it. Use at most one level. */
export function MenuSub({ icon, detail, disabled = false, label, children }: RowProps & { label: string }) {
  return (
    <Radix.Sub>
      <SubTrigger disabled={disabled}>
        <RowContent icon={icon} detail={detail} label={label} />
        <Icon name="chevron-right" size="s" />
      </SubTrigger>
      <Radix.Portal {...usePortalContainer()}>
        <SubList loop {...offsets} sideOffset={0}>
          {children}
        </SubList>
      </Radix.Portal>
    </Radix.Sub>
  );
}

/** A hairline between groups of items. */
export function MenuDivider() {
  return <Divider />;
}

type RowContentProps = { icon: IconName | undefined; detail: ReactNode; label: ReactNode };

function RowContent({ icon, detail, label }: RowContentProps) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <Label>{label}</Label>
      {detail !== undefined && <Detail>{detail}</Detail>}
    </>
  );
}

function ChoiceMark() {
  return (
    <Mark>
      <Radix.ItemIndicator>
        <Icon name="check" size="s" />
      </Radix.ItemIndicator>
    </Mark>
  );
}

const preventClose = (event: Event) => event.preventDefault();
