import type { DeskChoiceKind, DeskContentChoice } from '@luxe/contract/desk';
import { Combobox, type ComboboxOption } from '@luxe/ui/combobox';
import { Text } from '@luxe/ui/text';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useRead } from '../client/useRead.ts';
import { ChoicePicture, Chosen, ChosenPart } from './ChoiceField.styles.ts';

export interface ChoiceFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly kind: DeskChoiceKind;
  /** The code that the entry has; empty for none. */
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/**
 * A code of a product, a brand or a list, found by its name. A code that a person types stays as it is; the
 * server reports one that the shop does not have.
 */
export function ChoiceField({ value, kind, ...field }: ChoiceFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [loaded] = useState(value);
  const [initial, setInitial] = useState<DeskContentChoice>();
  const read = useRead(
    'contentChoices',
    loaded === '' ? undefined : { params: { choices: kind }, query: { value: loaded } },
  );
  const found = read.data?.choices[0];
  useEffect(() => {
    // A new control with the name would take the focus from a person who types already.
    if (found && !box.current?.contains(document.activeElement)) setInitial(found);
  }, [found]);
  return (
    <div ref={box}>
      <Picker key={initial?.value} {...field} kind={kind} value={value} initial={initial} />
    </div>
  );
}

/** The control. `initial` is the choice of the loaded code, once its name is known. */
function Picker({
  kind,
  value,
  initial,
  onChange,
  ...field
}: ChoiceFieldProps & { readonly initial: DeskContentChoice | undefined }) {
  const [isActive, setActive] = useState(false);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(initial);
  const [first] = useState(() => initial ?? toChoice(value));
  const search = useDeferredValue(typed.trim());
  const read = useRead(
    'contentChoices',
    isActive ? { params: { choices: kind }, query: { ...(search !== '' && { search }) } } : undefined,
  );
  const found = read.data?.choices ?? [];
  const own = first && typed === '' ? [first] : [];
  const choices = [...own, ...found.filter((one) => own.every((other) => other.value !== one.value))];
  const shown = chosen?.value === value ? chosen : undefined;
  return (
    <ChosenPart>
      <Combobox
        {...field}
        autoComplete="off"
        options={choices.map(toOption)}
        defaultValue={first?.value ?? null}
        preFiltered
        status={isActive ? statusOf(read) : 'ready'}
        onRetry={read.retry}
        labels={{ empty: emptyText }}
        onFocus={() => setActive(true)}
        onInputChange={(text) => {
          setTyped(text);
          onChange(text.trim());
        }}
        onValueChange={(code) => {
          if (code === null) return;
          setTyped('');
          setChosen(choices.find((one) => one.value === code));
          onChange(code);
        }}
      />
      {shown && (
        <Chosen>
          <Picture choice={shown} />
          <Text as="span" size="sm" tone="secondary" tabular>
            {[shown.detail, shown.value].filter(Boolean).join(', ')}
          </Text>
        </Chosen>
      )}
    </ChosenPart>
  );
}

const emptyText = (typed: string) =>
  typed === '' ? 'The shop has none yet.' : `Nothing found for “${typed}”. It stays as a code.`;

const toChoice = (value: string): DeskContentChoice | undefined =>
  value === '' ? undefined : { value, label: value, detail: '', pictureUrl: null };

function statusOf({ data, error }: { readonly data: unknown; readonly error: unknown }) {
  if (data !== undefined) return 'ready';
  return error === undefined ? 'loading' : 'failed';
}

const toOption = (choice: DeskContentChoice): ComboboxOption => ({
  value: choice.value,
  label: choice.label,
  detail: choice.detail,
  picture: <Picture choice={choice} />,
});

const Picture = ({ choice: { pictureUrl } }: { readonly choice: DeskContentChoice }) =>
  pictureUrl === null ? null : <ChoicePicture src={pictureUrl} alt="" loading="lazy" />;
