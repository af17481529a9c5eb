import * as Radix from '@radix-ui/react-dropdown-menu';
import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { clearances, type Placement } from '../layer/placement.ts';
import { usePortalContainer } from '../layer/portalContainer.ts';
import { openProps, type OpenProps } from '../layer/useOpenState.ts';
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
  Words,
} from './Menu.styles.ts';

export type MenuProps = OpenProps &
  Placement & {
    /** The button that opens it, whose words name the menu: one element that takes a ref. Focus returns to it. */
    trigger: ReactNode;
    /** MenuItem, MenuCheckboxItem, MenuRadioGroup, MenuGroup, MenuSub, MenuDivider. */
    children: ReactNode;
  };

/**
 * Acts that belong to one thing, behind one button: an order's Track, Invoice, Help. Arrows move, a letter jumps, Home and End reach the ends,
 * Escape closes. A list of links to pages is navigation and no menu; one choice for a form is a Select. Source: WAI-ARIA practices, Menu Button.
 */
export function Menu({ trigger, side = 'bottom', align = 'start', children, ...state }: MenuProps) {
  return (
    <Radix.Root modal={false} {...openProps(state)}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal {...usePortalContainer()}>
        <List side={side} align={align} loop {...clearances}>
          {children}
        </List>
      </Radix.Portal>
    </Radix.Root>
  );
}

type Row = {
  icon?: IconName;
  /** At the end of the row: a short fact, or why it cannot be chosen. */
  detail?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
};

export type MenuItemProps = Row &
  ({ onSelect: () => void; href?: never } | { href: string; onSelect?: () => void });

/** An act, or with `href` a way to a page. Choosing it closes the menu. */
export function MenuItem({ icon, detail, disabled = false, href, onSelect, children }: MenuItemProps) {
  const row = <RowContent icon={icon} detail={detail} words={children} />;
  const wiring = { disabled, ...(onSelect && { onSelect }) };
  if (href === undefined) return <Item {...wiring}>{row}</Item>;
  return (
    <Item asChild {...wiring}>
      <a href={href}>{row}</a>
    </Item>
  );
}

export type MenuCheckboxItemProps = Row & { checked: boolean; onCheckedChange: (checked: boolean) => void };

/** Something that is on or off. The menu stays open, for the next one. */
export function MenuCheckboxItem({ icon, detail, children, ...choice }: MenuCheckboxItemProps) {
  return (
    <CheckItem {...choice} onSelect={stay}>
      <ChoiceMark />
      <RowContent icon={icon} detail={detail} words={children} />
    </CheckItem>
  );
}

export type MenuRadioGroupProps = {
  /** Names the group, and stands above it. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** MenuRadioItem. */
  children: ReactNode;
};

/** One of several. Choosing closes the menu. */
export function MenuRadioGroup({ label, children, ...choice }: MenuRadioGroupProps) {
  const id = useId();
  return (
    <Radix.RadioGroup aria-labelledby={id} {...choice}>
      <GroupLabel id={id}>{label}</GroupLabel>
      {children}
    </Radix.RadioGroup>
  );
}

export type MenuRadioItemProps = Row & { value: string };

export function MenuRadioItem({ icon, detail, children, ...choice }: MenuRadioItemProps) {
  return (
    <RadioItem {...choice}>
      <ChoiceMark />
      <RowContent icon={icon} detail={detail} words={children} />
    </RadioItem>
  );
}

/** Items under a name. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <Radix.Group aria-labelledby={id}>
      <GroupLabel id={id}>{label}</GroupLabel>
      {children}
    </Radix.Group>
  );
}

/** A menu in the menu: Right opens it, Left comes back. One level is enough. */
export function MenuSub({ icon, detail, disabled = false, label, children }: Row & { label: string }) {
  return (
    <Radix.Sub>
      <SubTrigger disabled={disabled}>
        <RowContent icon={icon} detail={detail} words={label} />
        <Icon name="chevron-right" size="s" />
      </SubTrigger>
      <Radix.Portal {...usePortalContainer()}>
        <SubList loop {...clearances} sideOffset={0}>
          {children}
        </SubList>
      </Radix.Portal>
    </Radix.Sub>
  );
}

/** A hairline between unlike things. */
export function MenuDivider() {
  return <Divider />;
}

type RowContentProps = { icon: IconName | undefined; detail: ReactNode; words: ReactNode };

function RowContent({ icon, detail, words }: RowContentProps) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <Words>{words}</Words>
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

const stay = (event: Event) => event.preventDefault();
