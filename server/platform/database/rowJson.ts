// Rows as JSON that PostgreSQL writes, for the file of somebody's data: objects made of so many here would hold up
// everybody else.

/** What is said of a row: its name → the SQL of its JSON, where SQL's null is JSON's. */
export type JsonColumns = Readonly<Record<string, string>>;

/** What anybody may have written, and lists of it. */
export const text = (column: string): string => `to_json(${column})::text`;

/** Numbers, truth, and JSON. */
export const plain = (column: string): string => `${column}::text`;

/** Days, and words of ours. */
export const quoted = (column: string): string => `'"' || ${column} || '"'`;

/** An instant as ISO text in UTC. */
export const instant = (column: string): string =>
  quoted(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** SQL of a row as JSON. */
export const rowJson = (columns: JsonColumns): string => {
  const parts = Object.entries(columns).map(([name, value]) => `"${name}":', coalesce(${value}, 'null')`);
  return `concat('{${parts.join(", ',")}, '}')`;
};
