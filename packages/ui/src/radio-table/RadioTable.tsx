import { useId, type ReactNode } from 'react';
import { Live, Message } from '../field/Field.styles.ts';
import { Icon } from '../icon/Icon.tsx';
import { Dot, Fieldset, Legend } from '../radio-group/RadioGroup.styles.ts';
import { useRadios, type RadioChoice } from '../radio-group/RadioGroup.tsx';
import { Room, Table, Target } from './RadioTable.styles.ts';

export type RadioTableRow = {
  value: string;
  /** Names the choice, in the first column: "6". */
  label: ReactNode;
  /** One for each further column, in their order. */
  cells: readonly ReactNode[];
};

export type RadioTableProps = RadioChoice & {
  /** Heads of the columns; the first is that of the labels. */
  columns: readonly string[];
  rows: readonly RadioTableRow[];
};

/** One of a few that are told apart by numbers: plans to pay by. A table, so that each number is read with the head of its column. */
export function RadioTable({
  columns,
  rows,
  legend,
  hideLegend = false,
  error,
  className,
  ...choice
}: RadioTableProps) {
  const messageId = useId();
  const radio = useRadios(choice);
  return (
    <Fieldset className={className} aria-describedby={error ? messageId : undefined}>
      <Legend $hidden={hideLegend}>{legend}</Legend>
      <Room>
        <Table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ value, label, cells }) => {
              const own = radio(value);
              return (
                // The whole row is a target for a pointer; keys and readers have the radio in it.
                <tr key={value} onClick={chooseWithin}>
                  <th scope="row">
                    <Target>
                      <Dot {...own} />
                      <span data-column={columns[0]}>{label}</span>
                    </Target>
                  </th>
                  {cells.map((cell, at) => (
                    <td key={at} data-column={columns[at + 1]}>
                      {cell}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </Table>
      </Room>
      <Live aria-live="polite">
        {error && (
          <Message id={messageId} $tone="error">
            <Icon name="warning" size="s" />
            {error}
          </Message>
        )}
      </Live>
    </Fieldset>
  );
}

function chooseWithin({ currentTarget, target }: React.MouseEvent<HTMLTableRowElement>) {
  // The label chooses by itself.
  if (target instanceof Element && target.closest('label')) return;
  currentTarget.querySelector('input')?.click();
}
