import { descriptionRoutes } from './other-routes.ts';
import { inPath, json, ofArea, type RouteOperations } from './route-operation.ts';

const uploads = ofArea('uploads');
const security = [{ staff: [] }];
const id = inPath('id', 'The id that the answer to the first request names.');
const notStaff = { 403: { description: 'The caller is no editor.' } };
const unknown = { 404: { description: 'There is no such upload.' } };

/** The routes of the local listener that are no calls. Uploads speak tus 1.0, so that they go on after a cut. */
export const localRoutes: RouteOperations = {
  ...descriptionRoutes,
  '/api/staff/uploads': {
    post: uploads({
      ...{ operationId: 'beginUpload', security },
      summary: 'Begins to send a file; Upload-Length says how large it is.',
      responses: { 201: { description: 'Location is where its pieces go.' }, ...notStaff },
    }),
  },
  '/api/staff/uploads/{id}': {
    head: uploads({
      ...{ operationId: 'getUpload', security },
      summary: 'How much of it has arrived, as Upload-Offset.',
      parameters: [id],
      responses: { 200: { description: 'So much of it.' }, ...notStaff, ...unknown },
    }),
    patch: uploads({
      ...{ operationId: 'continueUpload', security },
      summary: 'The next piece of it.',
      parameters: [id],
      requestBody: { required: true, content: { 'application/offset+octet-stream': {} } },
      responses: {
        204: { description: 'It arrived; Upload-Offset says how much there is.' },
        ...{ ...notStaff, ...unknown },
        409: { description: 'The piece does not begin where the upload ended.' },
        503: { description: 'The disk takes nothing now.' },
      },
    }),
    delete: uploads({
      ...{ operationId: 'endUpload', security },
      summary: 'Gives it up.',
      parameters: [id],
      responses: { 204: { description: 'It is gone.' }, ...notStaff, ...unknown },
    }),
  },
  '/api/staff/uploads/{id}/file': {
    post: uploads({
      ...{ operationId: 'makeFile', security },
      summary: 'Makes a file of what has arrived, after a look at it.',
      parameters: [id],
      responses: {
        200: { description: 'The file, or why there is none.', content: json({ type: 'object' }) },
        ...notStaff,
      },
    }),
  },
};
