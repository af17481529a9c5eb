import { toPascal } from '../../tools/run/src/new/names.ts';
import type { PackageApi } from '../../tools/run/src/api/readApi.ts';
import type { Prop } from '../../tools/run/src/api/readProps.ts';

/** The props of a component that its page lists. */
export interface ListedProps {
  /** Its own props, and the attributes that are used most. */
  readonly props: readonly Prop[];
  /** How many HTML attributes it passes on to its element, with those that are not listed. */
  readonly inheritedCount: number;
}

/** A component with the props that its page lists. */
export interface ListedComponent extends ListedProps {
  readonly name: string;
}

/**
 * The components of each page of a package, by name of the page: `Button`. A page that is named after an
 * entry without a component of that name, such as `Toast`, has all components of the entry.
 */
export function toListedComponents(api: PackageApi): Record<string, readonly ListedComponent[]> {
  const found: Record<string, readonly ListedComponent[]> = {};
  for (const [entry, names] of api) {
    const components = names.flatMap(({ name, type, props }) =>
      type === 'component' && props ? [{ name, ...toListedProps(props) }] : [],
    );
    for (const component of components) found[component.name] ??= [component];
    if (components.length > 0) found[toPascal(entry.replace('./', ''))] ??= components;
  }
  return found;
}

/** Interfaces with the attributes of every element. Only the usual ones of them are listed. */
const generalInterfaces =
  /^(?:DOMAttributes|AriaAttributes|HTMLAttributes|SVGAttributes|(?:Class|Ref)?Attributes)$/;
const usualAttributes = new Set([
  'id',
  'className',
  'hidden',
  'title',
  'tabIndex',
  'onClick',
  'onFocus',
  'onBlur',
  'onKeyDown',
  'aria-label',
  'aria-describedby',
]);

/** Leaves out the attributes of every element, except the usual ones. Each component has hundreds of them. */
export function toListedProps(props: readonly Prop[]): ListedProps {
  return {
    props: props.filter(isListed),
    inheritedCount: props.filter(({ inheritedFrom }) => inheritedFrom !== undefined).length,
  };
}

const isListed = ({ name, inheritedFrom }: Prop) =>
  inheritedFrom === undefined || usualAttributes.has(name) || !generalInterfaces.test(inheritedFrom);
