import type { WidgetProps } from '@rjsf/utils';
import { Checkbox } from '@luxe/ui/checkbox';
import { DateField } from '@luxe/ui/date-field';
import { Select } from '@luxe/ui/select';
import { TextArea } from '@luxe/ui/text-area';
import { TextField } from '@luxe/ui/text-field';
import type { DeskChoiceKind } from '@luxe/contract/desk';
import { ChoiceField } from './ChoiceField.tsx';
import { fromIndianInput, toIndianInput } from './indianTime.ts';

/** Props of every field: its label, its hint, and the mistake that the server has found. */
function common({ id, label, required, schema, rawErrors }: WidgetProps) {
  return {
    id,
    label,
    optional: !required,
    autoComplete: 'off',
    hint: schema.description,
    error: rawErrors?.[0],
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

function TextWidget(props: WidgetProps) {
  const { schema, value, onChange } = props;
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  return (
    <TextField
      {...common(props)}
      {...(isNumber && { inputMode: 'decimal' as const })}
      value={textOf(value)}
      onChange={({ currentTarget }) => onChange(toValue(currentTarget.value, isNumber))}
    />
  );
}

/** An empty number is no number; an empty text is an empty text. */
const toValue = (typed: string, isNumber: boolean) => (isNumber && typed.trim() === '' ? undefined : typed);

const CodeWidget = (props: WidgetProps) => (
  <TextField
    {...common(props)}
    spellCheck={false}
    value={textOf(props.value)}
    onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
  />
);

/** A control for the codes of a kind, which finds them by name. */
const choiceWidget = (kind: DeskChoiceKind) =>
  function ChoiceWidget(props: WidgetProps) {
    const { autoComplete: _, ...rest } = common(props);
    return <ChoiceField {...rest} kind={kind} value={textOf(props.value)} onChange={props.onChange} />;
  };

const LongWidget = (props: WidgetProps) => (
  <TextArea
    {...common(props)}
    rows={3}
    value={textOf(props.value)}
    onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
  />
);

const HtmlWidget = (props: WidgetProps) => (
  <TextArea
    {...common(props)}
    rows={8}
    value={textOf(props.value)}
    onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
  />
);

function MomentWidget(props: WidgetProps) {
  const { hint, ...rest } = common(props);
  return (
    <TextField
      {...rest}
      type="datetime-local"
      hint={['Indian time.', hint].filter(Boolean).join(' ')}
      value={toIndianInput(textOf(props.value))}
      onChange={({ currentTarget }) => props.onChange(fromIndianInput(currentTarget.value))}
    />
  );
}

function DayWidget(props: WidgetProps) {
  const { autoComplete: _, ...rest } = common(props);
  const { value, onChange } = props;
  return (
    <DateField {...rest} value={textOf(value) || null} onValueChange={(day) => onChange(day ?? undefined)} />
  );
}

/** The options are chosen by their position, because a value may be no text. */
function SelectWidget(props: WidgetProps) {
  const { options, schema, value, onChange, label } = props;
  const { enumOptions = [] } = options;
  const labels = (schema as { labels?: readonly string[] }).labels ?? [];
  const { autoComplete: _, ...rest } = common(props);
  // The choice between the forms of a value has no name of its own.
  const isForm = schema.type === 'number' && schema.title === undefined;
  const index = enumOptions.findIndex((one) => one.value === value);
  return (
    <Select
      {...rest}
      label={isForm ? 'Type' : label}
      optional={false}
      {...(index < 0 && { placeholder: 'Choose' })}
      options={enumOptions.map((one, at) => ({ value: String(at), label: labels[at] ?? one.label }))}
      value={index < 0 ? '' : String(index)}
      onChange={({ currentTarget }) => onChange(enumOptions[Number(currentTarget.value)]?.value)}
    />
  );
}

const CheckboxWidget = ({ id, label, value, onChange }: WidgetProps) => (
  <Checkbox
    id={id}
    label={label}
    checked={value === true}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
  />
);

/** The controls of the form, by kind and by the format of a text. */
export const widgets = {
  TextWidget,
  SelectWidget,
  CheckboxWidget,
  long: LongWidget,
  html: HtmlWidget,
  link: CodeWidget,
  product: choiceWidget('product'),
  brand: choiceWidget('brand'),
  sku: choiceWidget('sku'),
  'sku-collection': choiceWidget('sku-collection'),
  colour: CodeWidget,
  media: CodeWidget,
  moment: MomentWidget,
  'date-time': MomentWidget,
  day: DayWidget,
  date: DayWidget,
};
