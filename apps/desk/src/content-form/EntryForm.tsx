import Form from '@rjsf/core/lib/components/Form.js';
import type { DeskContent, DeskContentIssue } from '@luxe/contract/desk';
import { useMemo, useRef } from 'react';
import { readPath, type EntryFormContext } from './formContext.ts';
import { serverValidator, toErrorSchema, toFormSchema } from './formSchema.ts';
import { PictureField } from './PictureField.tsx';
import { templates } from './templates.tsx';
import { widgets } from './widgets.tsx';

export interface EntryFormProps {
  readonly schema: DeskContent['schema'];
  readonly value: DeskContent['value'];
  readonly issues: readonly DeskContentIssue[];
  /** Called with the value when the person has changed it. */
  readonly onEdit: (value: DeskContent['value']) => void;
}

const fields = { PictureField };
/** A list begins empty, and a text stays empty until the person types. */
const defaults = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } } as const;

/** The form of an entry, made from its JSON Schema. The server checks what it returns. */
export function EntryForm({ schema, value, issues, onEdit }: EntryFormProps) {
  const formSchema = useMemo(() => toFormSchema(schema), [schema]);
  const extraErrors = useMemo(() => toErrorSchema(issues), [issues]);
  const current = useRef<unknown>(value);
  current.current = value;
  const loaded = useRef<unknown>(value);
  const formContext = useMemo<EntryFormContext>(
    () => ({
      issues,
      valueAt: (path) => readPath(current.current, path),
      isNew: (path) => readPath(loaded.current, path) === undefined,
    }),
    [issues],
  );
  return (
    <Form
      tagName="div"
      schema={formSchema}
      formData={value}
      validator={serverValidator}
      noValidate
      extraErrors={extraErrors}
      formContext={formContext}
      fields={fields}
      widgets={widgets}
      templates={templates}
      experimental_defaultFormStateBehavior={defaults}
      onChange={({ formData }, id) => {
        // Without an id, the form itself has completed the value.
        if (id !== undefined) onEdit(formData as DeskContent['value']);
      }}
    >
      {/* The buttons of the screen save and publish. */}
      <></>
    </Form>
  );
}
