import { moveFocus } from '@luxe/ui/focus';
import { Button } from '@luxe/ui/button';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { TextField } from '@luxe/ui/text-field';
import { useEffect, useRef } from 'react';
import { copy } from '../data/corporateCopy.ts';
import { rowOf, totalOf, type RowLimits, type RowProblem, type TypedRow } from '../data/corporateRows.ts';
import { RowEnd, RowGrid } from './Buy.styles.ts';

export type RowFieldsProps = {
  rows: readonly TypedRow[];
  limits: RowLimits;
  /** By id of the row; empty before the form is sent. */
  problems: ReadonlyMap<number, RowProblem>;
  onChange: (rows: readonly TypedRow[]) => void;
  /** Row to which the focus moves, because it has a problem; undefined for none. */
  focusId: number | undefined;
  onFocused: () => void;
};

/** Rows of amount × quantity, with their total. */
export function RowFields({ rows, limits, problems, onChange, focusId, onFocused }: RowFieldsProps) {
  const list = useRef<HTMLDivElement>(null);
  const changedId = useRef<number>(undefined);
  useEffect(() => {
    const id = focusId ?? changedId.current;
    changedId.current = undefined;
    if (id === undefined) return;
    const fields = ['denomination', 'quantity'].map((name) =>
      list.current?.querySelector<HTMLElement>(`[name="${name} ${id}"]`),
    );
    moveFocus(fields.find((field) => field?.matches('[aria-invalid]')) ?? fields[0] ?? null);
    if (focusId !== undefined) onFocused();
  });
  const { cards, amount } = totalOf(rows);
  const change = (id: number, part: Partial<TypedRow>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));

  function add() {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    changedId.current = id;
    onChange([...rows, rowOf(id)]);
  }

  function remove(index: number) {
    const others = rows.filter((_, at) => at !== index);
    changedId.current = others[Math.min(index, others.length - 1)]?.id;
    onChange(others);
  }

  return (
    <Stack gap={20} ref={list}>
      {rows.map(({ id, denomination, quantity }, index) => (
        <RowGrid key={id} role="group" aria-label={copy.row(index + 1)}>
          <TextField
            name={`denomination ${id}`}
            label={copy.amount}
            prefix="₹"
            inputMode="numeric"
            autoComplete="off"
            value={denomination}
            error={problems.get(id)?.denomination}
            onChange={(event) => change(id, { denomination: event.target.value })}
          />
          <TextField
            name={`quantity ${id}`}
            label={copy.quantity}
            inputMode="numeric"
            autoComplete="off"
            value={quantity}
            error={problems.get(id)?.quantity}
            onChange={(event) => change(id, { quantity: event.target.value })}
          />
          {rows.length > 1 && (
            <RowEnd>
              <TextButton tone="quiet" aria-label={copy.remove(index + 1)} onClick={() => remove(index)}>
                {copy.removeRow}
              </TextButton>
            </RowEnd>
          )}
        </RowGrid>
      ))}
      <Stack direction="row" gap={20} wrap align="center">
        {rows.length < limits.maximumRows ? (
          <Button emphasis="secondary" size="s" onClick={add}>
            {copy.add}
          </Button>
        ) : (
          <Text size="sm" tone="secondary">
            {copy.full(limits.maximumRows)}
          </Text>
        )}
        <Text weight="medium" tabular role="status">
          {cards > 0 ? copy.total(cards, amount) : ''}
        </Text>
      </Stack>
    </Stack>
  );
}
