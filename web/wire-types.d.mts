export function typesOf(schema: object): string
export const schemaFile: URL
export const typesFile: URL
