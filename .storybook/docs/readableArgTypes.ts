import { icons } from '@luxe/ui/icon';
import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<Enhancer>[string];

/** A type as Storybook's parser of components describes it. */
interface ParsedType {
  readonly name: string;
  readonly value?: unknown;
  readonly raw?: string;
}

const iconNames = Object.keys(icons);

/**
 * Makes the table of controls readable: a union is shown by its members (`primary | secondary`) instead of
 * the word "union", and an icon is picked from the list of all icons.
 */
export const readableArgTypes: Enhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readable(name, argType)]));

function readable(name: string, argType: ArgType): ArgType {
  const type = argType.type as ParsedType | undefined;
  if (isIcon(name, argType, type))
    return {
      ...argType,
      control: { type: 'select' },
      options: iconNames,
      table: { ...argType.table, type: { summary: 'IconName' } },
    };
  const members = membersOf(type);
  if (!members) return argType;
  return { ...argType, table: { ...argType.table, type: { summary: members } } };
}

/** A prop that takes the name of an icon. Some take any element instead. */
function isIcon(name: string, { table }: ArgType, type: ParsedType | undefined): boolean {
  const summary = String(table?.type?.summary ?? '');
  if (/IconName/.test(summary) || type?.value === 'IconName') return true;
  if (Array.isArray(type?.value) && type.value.includes('chevron-down')) return true;
  return name === 'icon' && !/React|Element/.test(summary + String(type?.value ?? ''));
}

/** The members of a union, joined. Undefined for a type that is no union. */
function membersOf(type: ParsedType | undefined): string | undefined {
  if (!type || !['enum', 'union'].includes(type.name) || !Array.isArray(type.value)) return undefined;
  if (type.name === 'enum') return type.value.map(String).join(' | ');
  const members = (type.value as ParsedType[]).map(({ name, raw, value }) =>
    name === 'other' ? String(value ?? raw ?? name) : (raw ?? name),
  );
  return members.join(' | ');
}
