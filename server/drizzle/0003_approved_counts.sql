-- Messages that wait for approval were counted, too.
UPDATE "persons" SET "sender_count" = "counted"."approved"
FROM (
	SELECT "persons"."id", count("person_messages"."id")::integer AS "approved"
	FROM "persons"
	LEFT JOIN "person_messages" ON "person_messages"."person_id" = "persons"."id" AND "person_messages"."approved"
	GROUP BY "persons"."id"
) AS "counted"
WHERE "persons"."id" = "counted"."id" AND "persons"."sender_count" <> "counted"."approved";
