import { z } from 'zod';
import { successSchema } from '../shared/schema.ts';
import { deskRoles } from './values.ts';

const session = z.object({
  person: z.object({ name: z.string(), email: z.string() }),
  roles: z.array(z.enum(deskRoles)),
  /** True after the first login: only the password can be changed. */
  mustChangePassword: z.boolean(),
  /** Value for the header `x-desk-csrf` of every change of this session. */
  csrf: z.string(),
});

export const deskSessionSchemas = {
  session: { response: session },
  logIn: {
    body: z.object({
      email: z.string().max(300),
      password: z.string().max(1000),
      /** Six digits of the authenticator app; blanks do not matter. */
      code: z.string().max(20),
    }),
    response: session,
  },
  logOut: { response: successSchema },
  changePassword: {
    body: z.object({ current: z.string().max(1000), next: z.string().max(1000) }),
    response: session,
  },
};
