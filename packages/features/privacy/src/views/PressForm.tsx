import { Button } from '@luxe/ui/button';

export type PressFormProps = {
  /** Path to which the form posts, with and without scripts. */
  action: string;
  label: string;
  /** Value of the field `action`. */
  value?: string;
  emphasis?: 'primary' | 'secondary';
};

/** A button that posts a form. A link in a message only opens its page: mail programs follow links. */
export const PressForm = ({ action, label, value, emphasis = 'primary' }: PressFormProps) => (
  <form method="post" action={action}>
    {value !== undefined && <input type="hidden" name="action" value={value} />}
    <Button type="submit" emphasis={emphasis}>
      {label}
    </Button>
  </form>
);
