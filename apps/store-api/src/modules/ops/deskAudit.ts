import { html, type Html } from '@luxe/format/html';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { listAudit, type AuditRow } from '../staff/audit.ts';
import type { DeskSession } from '../staff/deskLogin.ts';
import { listStaff, type StoredStaff } from '../staff/repository.ts';
import { sendPage } from './deskAccount.ts';
import { toId } from './deskData.ts';
import { indianTime, option, page } from './deskPage.ts';
import { personOf } from './guardDesk.ts';

/** Rows on a page of the audit log. */
const pageRows = 100;

interface AuditQuery {
  readonly person?: string;
  readonly subject?: string;
  readonly before?: string;
}

/** Routes of the desk that show who works there and what they did. */
export function auditDesk(scope: FastifyInstance, { db }: { readonly db: Database }): void {
  scope.get<{ Querystring: AuditQuery }>(
    '/desk/audit',
    { config: { desk: 'settings' } },
    async (request, reply) => {
      const { person = '', subject = '', before = '' } = request.query;
      const filter = {
        staffId: person === '' ? undefined : toId(person),
        subject: subject.trim() === '' ? undefined : subject.trim().replaceAll('\0', ''),
        before: before === '' ? undefined : toId(before),
      };
      const rows = await listAudit(db, filter, pageRows + 1);
      const people = await listStaff(db);
      return sendPage(reply, auditPage(personOf(request), rows, people, { person, subject }));
    },
  );

  scope.get('/desk/staff', { config: { desk: 'settings' } }, async (request, reply) =>
    sendPage(reply, staffPage(personOf(request), await listStaff(db))),
  );
}

/** `rows` has one row more than the page when there is a next page. */
function auditPage(
  viewer: DeskSession,
  rows: readonly AuditRow[],
  people: readonly StoredStaff[],
  { person, subject }: { readonly person: string; readonly subject: string },
): Html {
  const shown = rows.slice(0, pageRows);
  const last = rows.length > pageRows ? shown.at(-1) : undefined;
  const next = new URLSearchParams({ person, subject, before: String(last?.id ?? '') });
  return page(
    'Audit log',
    html`<h1>Audit log</h1>
      <form action="/desk/audit">
        <label>
          Person
          <select name="person">
            <option value="">Everyone</option>
            ${people.map(({ id, name, email }) => option(String(id), `${name}, ${email}`, person))}
          </select>
        </label>
        <label>
          Subject
          <input name="subject" value="${subject}" placeholder="order LX-2611-2048-77" />
        </label>
        <button>Show</button>
      </form>
      ${
        shown.length === 0
          ? html`<p role="status">No entries.</p>`
          : html`<table>
              <thead>
                <tr>
                  <th scope="col">Time</th>
                  <th scope="col">Person</th>
                  <th scope="col">Action</th>
                  <th scope="col">Subject</th>
                  <th scope="col">Before</th>
                  <th scope="col">After</th>
                </tr>
              </thead>
              <tbody>
                ${shown.map(auditRow)}
              </tbody>
            </table>`
      }
      ${last && html`<p><a href="/desk/audit?${next.toString()}">Earlier entries</a></p>`}`,
    viewer,
  );
}

const auditRow = ({ at, person, action, subject, before, after }: AuditRow): Html =>
  html`<tr>
    <td>${indianTime(at)}</td>
    <td>${person}</td>
    <td>${action}</td>
    <td><a href="/desk/audit?${new URLSearchParams({ subject }).toString()}">${subject}</a></td>
    <td>${before}</td>
    <td>${after}</td>
  </tr>`;

const staffPage = (viewer: DeskSession, people: readonly StoredStaff[]): Html =>
  page(
    'Staff',
    html`<h1>Staff</h1>
      <p>Accounts are created and changed on the server: <code>npm run staff</code>.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">E-mail address</th>
            <th scope="col">Roles</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          ${people.map(
            ({ name, email, roles, disabledAt, mustChangePassword }) =>
              html`<tr>
                <td>${name}</td>
                <td>${email}</td>
                <td>${roles.join(', ')}</td>
                <td>
                  ${disabledAt ? `Disabled ${indianTime(disabledAt)}` : 'Active'}
                  ${!disabledAt && mustChangePassword && ', with the first password'}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>`,
    viewer,
  );
