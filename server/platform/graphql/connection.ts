import { type ClassType, Field, ObjectType } from "type-graphql";
import { PageInfo } from "./PageInfo.ts";

/** A row with its place in a list. */
export interface EdgeOf<Row> {
  cursor: string;
  node: Row;
}

/** Fields of every connection. */
export interface ConnectionOf<Row> {
  edges: EdgeOf<Row>[];
  nodes: Row[];
  pageInfo: PageInfo;
}

/**
 * The object types of a list that is read page by page: the edge, and the connection, to be extended by a class with
 * `@ObjectType` that says what it lists, and adds further fields, such as `totalCount`.
 * @param name how its types begin: 'Article' makes 'ArticleEdge' for 'ArticleConnection'
 * @param type the rows' type, as in `@Field`
 */
export function connectionType<Row extends object>(
  name: string,
  type: () => ClassType<Row> | (abstract new () => Row),
): abstract new () => ConnectionOf<Row> {
  @ObjectType(`${name}Edge`, { description: "One of a list, with its place in it.", simpleResolvers: true })
  class Edge implements EdgeOf<Row> {
    @Field(() => String, { description: "Give it as `after` to go on behind this one." })
    cursor: string;

    @Field(() => type() as ClassType<Row>, { description: "What stands there." })
    node: Row;
  }

  @ObjectType({ simpleResolvers: true })
  abstract class Connection implements ConnectionOf<Row> {
    @Field(() => [Edge], { description: "What the page lists, with cursors." })
    edges: Edge[];

    @Field(() => [type() as ClassType<Row>], { description: "The same without cursors." })
    nodes: Row[];

    @Field(() => PageInfo, { description: "Where the page begins and ends." })
    pageInfo: PageInfo;
  }
  return Connection;
}
