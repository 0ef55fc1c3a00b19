/** What is described of a route that is no call. */
export type RouteOperation = {
  operationId: string;
  tags: string[];
  security: Record<string, string[]>[];
  summary: string;
  parameters?: object[];
  requestBody?: object;
  responses: Record<number, { description: string; content?: object }>;
};
export type RouteOperations = Record<
  string,
  Partial<Record<'get' | 'post' | 'head' | 'patch' | 'delete', RouteOperation>>
>;

type Essential = Pick<RouteOperation, 'operationId' | 'summary' | 'responses'> & Partial<RouteOperation>;

/** Routes of one area that nobody signs, unless one says otherwise. */
export const ofArea =
  (area: string) =>
  (operation: Essential): RouteOperation => ({
    tags: [area],
    security: [],
    ...operation,
  });

export const text = { schema: { type: 'string' } };
export const json = (schema: object) => ({ 'application/json': { schema } });
export const inPath = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  ...text,
});
export const html = { 'text/html': text };
