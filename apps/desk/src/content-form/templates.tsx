import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
} from '@rjsf/utils';
import { Button } from '@luxe/ui/button';
import { Disclosure } from '@luxe/ui/disclosure';
import { IconButton } from '@luxe/ui/icon-button';
import { Notice } from '@luxe/ui/notice';
import { Text } from '@luxe/ui/text';
import { moveFocus } from '@luxe/ui/focus';
import { useLayoutEffect, useRef, useState } from 'react';
import { itemTitle } from './formSchema.ts';
import { hasIssueAt, type EntryFormContext } from './formContext.ts';
import { Fields, Group, Inset, Item, Toolbar } from './Templates.styles.ts';

/** A field of any kind. Its control has the label, the hint and the mistake. */
function FieldTemplate({ hidden, schema, children }: FieldTemplateProps) {
  return hidden || 'const' in schema ? null : <>{children}</>;
}

/** The fields of an object. The parts of an entry have a title, the entry itself has none. */
function ObjectFieldTemplate({
  schema,
  title,
  description,
  properties,
  fieldPathId,
}: ObjectFieldTemplateProps) {
  if ((schema.oneOf ?? schema.anyOf) && !schema.properties) return null;
  const contents = properties.map(({ name, content }) => <div key={name}>{content}</div>);
  const { path } = fieldPathId;
  // An item of a list has its title in the row that opens it.
  if (path.length === 0 || typeof path.at(-1) === 'number') return <Group as="div">{contents}</Group>;
  return (
    <Group>
      <legend>
        <Text as="span" size="ui">
          {title}
        </Text>
      </legend>
      {description && (
        <Text size="sm" tone="secondary">
          {description}
        </Text>
      )}
      <Inset>{contents}</Inset>
    </Group>
  );
}

/** A list, with a button that adds an item. */
function ArrayFieldTemplate({
  title,
  items,
  canAdd,
  onAddClick,
  schema,
  rawErrors,
}: ArrayFieldTemplateProps) {
  const item = (typeof schema.items === 'object' ? schema.items : {}) as RJSFSchema;
  const name = item.oneOf ? 'block' : (item.title ?? 'item').toLowerCase();
  const rows = useRef<HTMLDivElement>(null);
  const isAdding = useRef(false);
  useLayoutEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    const controls = ':is(summary, input, textarea, select)';
    moveFocus(rows.current?.querySelector<HTMLElement>(`:scope > :last-child ${controls}`));
  }, [items.length]);
  const add = (event: React.MouseEvent) => {
    isAdding.current = true;
    onAddClick(event);
  };
  return (
    <Group>
      <legend>
        <Text as="span" size="ui">
          {title}
        </Text>
      </legend>
      {rawErrors?.map((error) => (
        <Notice key={error} tone="error" title={error} />
      ))}
      <div ref={rows}>{items}</div>
      {canAdd && (
        <div>
          <Button type="button" size="s" emphasis="secondary" icon="plus" onClick={add}>
            {`Add ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`}
          </Button>
        </div>
      )}
    </Group>
  );
}

/** An item of a list: a row that opens, and buttons that move and remove the item. */
function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, index, schema, registry } = props;
  const { fieldPathId, hasMoveUp, hasMoveDown, hasRemove } = buttonsProps;
  const { valueAt, isNew, issues } = registry.formContext as EntryFormContext;
  const root = useRef<HTMLDivElement>(null);
  const title = itemTitle(schema as RJSFSchema, valueAt(fieldPathId.path), index);
  const isPlain = schema.type === 'string';
  // An item that is moved to another position stays open.
  const [isOpenAtFirst] = useState(() => isNew(fieldPathId.path));
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const moved = useRef<'up' | 'down' | undefined>(undefined);
  useLayoutEffect(() => {
    const direction = moved.current;
    moved.current = undefined;
    if (direction === undefined) return;
    // Browsers take the focus from a row that moves. At an end of the list, one of the buttons is disabled.
    const [same, other] = direction === 'up' ? [up.current, down.current] : [down.current, up.current];
    moveFocus(same?.disabled ? other : same);
  }, [index]);
  const move = (direction: 'up' | 'down') => (event: React.MouseEvent<HTMLButtonElement>) => {
    moved.current = direction;
    if (direction === 'up') buttonsProps.onMoveUpItem(event);
    else buttonsProps.onMoveDownItem(event);
  };
  const remove = (event: React.MouseEvent) => {
    // The focus goes to the list, because the button disappears.
    const list = root.current?.closest('fieldset');
    buttonsProps.onRemoveItem(event);
    moveFocus(list?.querySelector<HTMLElement>(':scope > div:last-child button'));
  };
  return (
    <Item ref={root}>
      {isPlain ? (
        <div>{children}</div>
      ) : (
        <Disclosure summary={title} open={isOpenAtFirst || hasIssueAt(issues, fieldPathId.path)}>
          <Fields>{children}</Fields>
        </Disclosure>
      )}
      <Toolbar role="group" aria-label={title}>
        <IconButton
          ref={up}
          type="button"
          size="s"
          icon="chevron-up"
          label={`Move up: ${title}`}
          disabled={!hasMoveUp}
          onClick={move('up')}
        />
        <IconButton
          ref={down}
          type="button"
          size="s"
          icon="chevron-down"
          label={`Move down: ${title}`}
          disabled={!hasMoveDown}
          onClick={move('down')}
        />
        <IconButton
          type="button"
          size="s"
          icon="trash"
          label={`Remove: ${title}`}
          disabled={!hasRemove}
          onClick={remove}
        />
      </Toolbar>
    </Item>
  );
}

/** A value of several forms: the choice, and the fields of the form. */
const MultiSchemaFieldTemplate = ({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) => (
  <Group as="div">
    {selector}
    {optionSchemaField}
  </Group>
);

const nothing = () => null;

export const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  MultiSchemaFieldTemplate,
  // The controls show their own errors, and the screen lists them.
  ErrorListTemplate: nothing,
  FieldErrorTemplate: nothing,
};
