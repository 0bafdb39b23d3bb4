-- Counts a lead, stores it, promises what follows and records its event, all in one statement; see db/store-lead.ts.
-- Whatever is refused undoes all of it, the counts included. Limits are counted in the order given, so that
-- two leads wait for each other's rows in one order. The row is whole: columns that it leaves out have no defaults here.
CREATE FUNCTION store_lead(site bigint, given jsonb) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  allowed record;
  counted write_limit;
  stored lead := jsonb_populate_record(NULL::lead, given -> 'row');
BEGIN
  FOR allowed IN
    SELECT * FROM ROWS FROM (jsonb_to_recordset(given -> 'limits') AS (key text, times int, seconds int, spam_reason text))
  LOOP
    INSERT INTO write_limit AS w (key, count, reset_at)
    VALUES (allowed.key, 1, now() + make_interval(secs => allowed.seconds))
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN w.reset_at <= now() THEN 1 ELSE least(w.count, allowed.times) + 1 END,
      reset_at = CASE WHEN w.reset_at <= now() THEN excluded.reset_at ELSE w.reset_at END
    RETURNING * INTO counted;
    CONTINUE WHEN counted.count <= allowed.times;
    IF allowed.spam_reason IS NULL THEN
      RAISE EXCEPTION 'One more would be beyond a limit.'
        USING ERRCODE = 'FC429', DETAIL = to_char(counted.reset_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
    END IF;
    stored.spam_reasons := stored.spam_reasons || allowed.spam_reason;
  END LOOP;

  stored.site_id := site;
  stored.id := nextval(pg_get_serial_sequence('lead', 'id'));
  INSERT INTO lead VALUES (stored.*);

  INSERT INTO outbox (site_id, lead_id, kind, payload)
  SELECT site, stored.id, kind, payload || jsonb_build_object('leadId', stored.id)
  FROM ROWS FROM (jsonb_to_recordset(given -> 'work') AS (kind text, payload jsonb, unless_spam boolean)) WITH ORDINALITY
  WHERE NOT unless_spam OR cardinality(stored.spam_reasons) = 0
  ORDER BY ordinality;

  INSERT INTO event (site_id, key, event_id, at, path, vehicle_id, properties)
  SELECT site, stored.client_token, event_id, at, path, vehicle_id, properties
  FROM jsonb_to_record(given -> 'event') AS (event_id int, at timestamptz, path text, vehicle_id bigint, properties jsonb)
  WHERE event_id IS NOT NULL
  ON CONFLICT DO NOTHING;

  RETURN stored.id;
END $$;
--> statement-breakpoint

-- A lead's file goes when the lead goes, however that is deleted.
CREATE FUNCTION sweep_lead_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (site_id, kind, payload)
  SELECT OLD.site_id, 'lead-file.sweep', jsonb_build_object('clientToken', OLD.client_token, 'reference', value)
  FROM jsonb_each_text(OLD.extra) WHERE value ~ '^[0-9a-f]{32}/[a-z0-9][a-z0-9-]*\.[a-z]{3,4}$';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_files AFTER DELETE ON "lead" FOR EACH ROW WHEN (OLD.extra <> '{}') EXECUTE FUNCTION sweep_lead_files();
