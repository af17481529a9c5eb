import type { Prop } from '../../tools/run/src/api/readProps.ts';
import type { ListedComponent } from './listedProps.ts';
import { Table } from './Table.tsx';

/** All props of a component, then the HTML attributes that it passes on. */
export function PropTable({ component: { name, props, inheritedCount } }: { component: ListedComponent }) {
  const own = props.filter(({ inheritedFrom }) => !inheritedFrom);
  const inherited = props.filter(({ inheritedFrom }) => inheritedFrom);
  const ownNames = new Set(own.map((prop) => prop.name));
  if (own.length + inherited.length === 0) return <p>It has no props.</p>;
  return (
    <>
      {own.length > 0 ? <Rows label={`Props of ${name}`} props={own} /> : null}
      {inherited.length > 0 ? (
        <>
          <h3>Inherited HTML attributes</h3>
          <p>
            It passes {inheritedCount} attributes on to its element. These are used most; <code>aria-*</code>{' '}
            and <code>data-*</code> are accepted too.
          </p>
          <Rows
            label={`Inherited HTML attributes of ${name}`}
            props={inherited.filter((prop) => !ownNames.has(prop.name))}
          />
        </>
      ) : null}
    </>
  );
}

const columns = ['Name', 'Type', 'Default', 'About'].map((header) => ({ header }));

const Rows = ({ label, props }: { label: string; props: readonly Prop[] }) => (
  <Table
    label={label}
    columns={columns}
    rows={props.map(({ name, type, isRequired, fallback, about, inheritedFrom }) => ({
      key: name,
      name: (
        <>
          <code>{name}</code>
          {isRequired ? ' (required)' : ''}
        </>
      ),
      cells: [
        <code key="type">{type}</code>,
        fallback === undefined ? null : <code key="default">{fallback}</code>,
        about ? withCode(about) : inheritedFrom,
      ],
    }))}
  />
);

/** A comment of the code, with its parts in backticks as code. */
const withCode = (text: string) =>
  text.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={`${at} ${part}`}>{part}</code>));
