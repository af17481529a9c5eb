import type { ExportedName, PackageApi } from './readApi.ts';
import type { Prop } from './readProps.ts';

/** How a change of the API affects its users: code that breaks, something new, or nothing that they see. */
export type Level = 'major' | 'minor' | 'patch';

export interface ApiChange {
  readonly level: Level;
  /** One sentence. */
  readonly sentence: string;
}

const order: readonly Level[] = ['patch', 'minor', 'major'];

/** The level of all changes together; `patch` when the API is the same. */
export const levelOf = (changes: readonly ApiChange[]): Level =>
  changes.reduce<Level>(
    (highest, { level }) => (order.indexOf(level) > order.indexOf(highest) ? level : highest),
    'patch',
  );

/**
 * Compares the API of a package before and after. Removed names, removed or newly required props and changed
 * types are major; new names, new optional props and further members of a union are minor. Inherited HTML
 * attributes count only when a component no longer accepts them, or declares them itself.
 */
export function compareApis(before: PackageApi, after: PackageApi): ApiChange[] {
  const entries = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return entries.flatMap((entry) => {
    const old = before.get(entry);
    const now = after.get(entry);
    if (!now) return [major(`The entry ${entry} is gone.`)];
    if (!old) return [minor(`The entry ${entry} is new.`)];
    return compareEntries(entry, old, now);
  });
}

function compareEntries(
  entry: string,
  before: readonly ExportedName[],
  after: readonly ExportedName[],
): ApiChange[] {
  const old = byName(before);
  const now = byName(after);
  return [
    ...before.filter(({ name }) => !now.has(name)).map(({ name }) => major(`${entry}: ${name} is gone.`)),
    ...after.flatMap((one) => {
      const former = old.get(one.name);
      return former ? compareNames(entry, former, one) : [minor(`${entry}: ${one.name} is new.`)];
    }),
  ];
}

function compareNames(entry: string, before: ExportedName, after: ExportedName): ApiChange[] {
  const subject = `${entry}: ${after.name}`;
  if (!isSameType(before.type, after.type)) {
    const isUnion = [before.type, after.type].every((type) => /^'[^']*'(?: \| '[^']*')*$/.test(type));
    return isUnion
      ? [compareTypes(subject, before.type, after.type)]
      : [major(`${subject} was ${before.type}, and is ${after.type}.`)];
  }
  const old = byName(before.props ?? []);
  const now = byName(after.props ?? []);
  const lost = [...old.values()].filter(({ name }) => !now.has(name));
  const attributes = lost.filter((prop) => !isOwn(prop)).map(({ name }) => name);
  return [
    ...lost.filter(isOwn).map(({ name }) => major(`${subject} lost ${name}.`)),
    ...(attributes.length > 0 ? [major(`${subject} no longer accepts ${shorten(attributes)}.`)] : []),
    ...[...now.values()].flatMap((prop) => {
      const former = old.get(prop.name);
      if (!isOwn(prop) && (!former || !isOwn(former))) return [];
      return compareProps(subject, former, prop);
    }),
  ];
}

/** Lists the first names, and counts the others. */
const shorten = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');

function compareProps(subject: string, before: Prop | undefined, after: Prop): ApiChange[] {
  const { name, type, isRequired, fallback } = after;
  if (!before)
    return isRequired
      ? [major(`${subject} needs the new ${name}.`)]
      : [minor(`${subject} has the new ${name}?: ${type}.`)];
  const changes: ApiChange[] = [];
  if (!before.isRequired && isRequired) changes.push(major(`${subject} needs ${name} now.`));
  if (before.isRequired && !isRequired) changes.push(minor(`${subject} no longer needs ${name}.`));
  if (!isSameType(before.type, type)) changes.push(compareTypes(`${subject}.${name}`, before.type, type));
  if (before.fallback !== fallback)
    changes.push(major(`The default of ${subject}.${name} was ${before.fallback}, and is ${fallback}.`));
  return changes;
}

/** A union that only gains members accepts all that it accepted before. */
function compareTypes(subject: string, before: string, after: string): ApiChange {
  const [old, now] = [before, after].map((text) => text.split(' | ')) as [string[], string[]];
  const gained = now.filter((member) => !old.includes(member));
  return old.every((member) => now.includes(member)) && !/[({<]/.test(before + after)
    ? minor(`${subject} also accepts ${gained.join(', ')}.`)
    : major(`${subject} was ${before}, and is ${after}.`);
}

const isOwn = ({ inheritedFrom }: Prop) => inheritedFrom === undefined;

const byName = <One extends { readonly name: string }>(list: readonly One[]) =>
  new Map(list.map((one) => [one.name, one]));

const major = (sentence: string): ApiChange => ({ level: 'major', sentence });
const minor = (sentence: string): ApiChange => ({ level: 'minor', sentence });

/** The order of the members of a union does not matter. */
const isSameType = (before: string, after: string) =>
  before === after || sortMembers(before) === sortMembers(after);
const sortMembers = (text: string) => text.split(' | ').toSorted().join(' | ');
